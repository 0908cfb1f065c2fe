/**
 * Message for a wrong log-in password in forms of signed-in members. The default message also mentions the account,
 * which these forms do not ask for.
 */
export const passwordMessages = { LOGIN_FAILED: 'PASSWORD_WRONG' } as const
