import type { Reader } from '../database/transaction.ts'
import type { Members } from '../members/members.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { KycAction, Settings } from './settings.ts'

/**
 * The check of actions that can require a verified identity. The feature `kyc` stores the identification level in the
 * member's row.
 */
export interface KycGate {
  /** Returns the identification level of a member: 0 is not verified, 1 is verified. */
  level(reader: Reader, memberId: number): Promise<number>
  requiredLevel(action: KycAction): 0 | 1
  /**
   * Throws KYC_REQUIRED if the operator requires a verified identity for the action and the member's identity is not
   * verified.
   */
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
