/** The contact email address for visitors; under a reserved domain until the service has its own. */
export const contactMail = 'hello@negia.example';
