import { checkLoginPassword } from '@bourselet/sdk/money'

/** Returns the names of the errors in the fields for a new log-in password and its repetition. */
export function checkNewPassword(
  password: string,
  repeated: string,
): { password?: string; password_confirm?: string } {
  const wrong = password === '' ? 'REQUIRED' : checkLoginPassword(password)
  return {
    ...(wrong ? { password: wrong } : {}),
    ...(repeated === '' ? { password_confirm: 'REQUIRED' } : {}),
    ...(repeated !== '' && repeated !== password ? { password_confirm: 'PASSWORD_MISMATCH' } : {}),
  }
}
