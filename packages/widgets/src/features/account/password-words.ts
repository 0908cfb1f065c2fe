/** The messages of a refused log-in password in forms of a signed-in member, which ask for no account. */
export const passwordWords = { LOGIN_FAILED: 'PASSWORD_WRONG' } as const
