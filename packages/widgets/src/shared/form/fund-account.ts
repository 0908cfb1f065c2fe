import type { Member } from '../data/use-member.ts'

/**
 * Returns the account name under which a password manager stores a member's fund password, separate from the
 * log-in.
 */
export const fundAccount = (member: Member | undefined): string | undefined =>
  member && `${member.uid} (fund password)`
