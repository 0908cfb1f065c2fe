import type { Member } from '../data/use-member.ts'

/**
 * Returns the user name under which a password manager stores the fund password, so that it is stored
 * separately from the log-in password.
 */
export const fundAccount = (member: Member | undefined): string | undefined =>
  member && `${member.uid} (fund password)`
