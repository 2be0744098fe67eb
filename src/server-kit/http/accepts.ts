/** Whether an Accept-Encoding header takes a coding; `q=0` refuses it. */
export const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return name?.trim().toLowerCase() === coding && !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/i.test(one));
  });
