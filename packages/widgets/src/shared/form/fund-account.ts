import type { Member } from '../data/use-member.ts'

/**
 * Returns the account name for the fund password, so that a password manager stores it separately from the
 * log-in password.
 */
export const fundAccount = (member: Member | undefined): string | undefined =>
  member && `${member.uid} (fund password)`
