import type { Member } from '../data/use-member.ts'

/** The name under which a password manager keeps the fund password of a member, apart from that of the log-in. */
export const fundAccount = (member: Member | undefined): string | undefined =>
  member && `${member.uid} (fund password)`
