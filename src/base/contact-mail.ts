/** Where visitors write to; an address under a reserved domain until the service has its own. */
export const contactMail = 'hello@negia.example';
