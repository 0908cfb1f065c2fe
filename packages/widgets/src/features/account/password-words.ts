/** The messages of forms of signed-in members for a wrong log-in password. The forms ask for no account. */
export const passwordWords = { LOGIN_FAILED: 'PASSWORD_WRONG' } as const
