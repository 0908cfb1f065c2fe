import type { Reader } from '../database/transaction.ts'
import type { Members } from '../members/members.ts'

/** What others may ask of identities, which the kyc feature keeps. */
export interface KycLevels {
  /** 0 = not verified, 1 = verified. */
  level(reader: Reader, memberId: number): Promise<number>
}

/** Where the kyc feature and those who ask it meet; until it opens the member's own row answers. */
export interface KycDoor extends KycLevels {
  open(levels: KycLevels): void
}

export function kycDoor(members: Pick<Members, 'get'>): KycDoor {
  let opened: KycLevels = {
    level: async (reader, memberId) => (await members.get(reader, memberId)).kyc_level,
  }
  return {
    open: (levels) => {
      opened = levels
    },
    level: (reader, memberId) => opened.level(reader, memberId),
  }
}
