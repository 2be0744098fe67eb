/** The account that the sign-in dialog fills in, as the specification names it. */
export const demoEmail = 'demo@negia.example';
export const demoPassword = 'demo1234';
