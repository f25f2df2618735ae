/** Where a new password is asked for. It stands apart from its row, since the table of pages weighs more than the login, which names it. */
export const PASSWORD_PATH = '/private/client-update-password';
