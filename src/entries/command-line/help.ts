export const help = `What can be done when the web cannot be reached. Each step is told in the audit log.

  npm run admin -- create-admin --email <address> --username <name> [--yes]
      Opens an account that runs the product. The password is asked for, or made up and shown once where
      nobody can be asked. Somebody who has an account already is made an admin, after a question or --yes.

  npm run admin -- reset-password --email <address>
      Shows a link that sets a new password. It is good for an hour and for one use.

  npm run admin -- turn-off-second-factor --email <address>
      Signs a user out everywhere and lets them in with the password alone. For whoever lost both telephone and
      recovery codes, or after a restore without the key. Make sure first that it is they who ask.

  npm run admin -- suspend --email <address> --reason <why>
      Signs a user out everywhere and keeps them out. They are told why by mail.

  npm run admin -- restore --email <address>
      Lets a suspended user in again.

  npm run admin -- migrate [--list | --name <migration>]
      Applies the migrations that wait, or the one named, or only lists all of them.

  npm run admin -- rotate-secrets [--drop-old]
      Encrypts second factors and secrets anew: with a new key in DATA_DIR, or with the first key of SECRETS_KEY.
      Older keys go on reading. Restart the servers, then run it with --drop-old to forget them.

  npm run admin -- verify-books
      Checks every rule of the books and of paid plans, and lists what does not hold.

It works on DATABASE_URL, or on the database in DATA_DIR, whether the server runs or not. Use the server's own
settings. Ends with 0 when all went well, with 1 when it did not, with 2 when the call itself is wrong.`;
