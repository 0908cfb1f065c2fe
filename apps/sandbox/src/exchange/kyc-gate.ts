import type { Reader } from '../database/transaction.ts'
import type { Members } from '../members/members.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { KycAction, Settings } from './settings.ts'

/** What waits for a verified identity. The member's own row says how far he is; the kyc feature writes it. */
export interface KycGate {
  /** 0 = not verified, 1 = verified. */
  level(reader: Reader, memberId: number): Promise<number>
  requiredLevel(action: KycAction): 0 | 1
  /** Throws KYC_REQUIRED where the operator asks for an identity and the member has shown none. */
  demand(reader: Reader, memberId: number, action: KycAction): Promise<void>
}

export function kycGate(members: Pick<Members, 'get'>, settings: Settings): KycGate {
  const level: KycGate['level'] = async (reader, memberId) => (await members.get(reader, memberId)).kyc_level
  const requiredLevel: KycGate['requiredLevel'] = (action) =>
    settings.kycRequiredActions.includes(action) ? 1 : 0
  return {
    level,
    requiredLevel,
    async demand(reader, memberId, action) {
      const required_level = requiredLevel(action)
      if (required_level > 0 && (await level(reader, memberId)) < required_level)
        throw new Refusal('KYC_REQUIRED', { params: { required_level } })
    },
  }
}
