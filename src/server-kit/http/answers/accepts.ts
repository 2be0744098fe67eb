/** Whether an Accept-Encoding header takes a coding; `q=0` refuses it. */
export function accepts(header: string, coding: string): boolean {
  // What browsers send has no weights: worth not taking apart at every request.
  if (!header.includes(';') && `, ${header},`.includes(`, ${coding},`)) return true;
  return header.split(',').some((item) => {
    const [name, ...parameters] = item.trim().split(';');
    return name?.trim().toLowerCase() === coding && !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/i.test(one));
  });
}
