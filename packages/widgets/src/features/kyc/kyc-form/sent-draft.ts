import { onLogin } from '../../../shared/intent/page-intents.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { Kyc } from '../use-kyc.ts'
import { countryCodes } from './countries.ts'
import { type Draft, emptyDraft } from './draft.ts'

type Sent = Pick<Draft, 'real_name' | 'id_number'> & { memberId: number }

const sent = new WeakMap<BourseletClient, Sent>()

/**
 * Keeps the name and the document number of a submission in the memory of the page, because the server returns them
 * masked. They are deleted when another member signs in. They are never written to storage, because identity data must
 * not outlive the page.
 */
export function keepSent(sdk: BourseletClient, { memberId, real_name, id_number }: Sent): void {
  sent.set(sdk, { memberId, real_name, id_number })
  const stop = onLogin(sdk, () => {
    sent.delete(sdk)
    stop()
  })
}

/**
 * Returns the entries with which the form starts after a rejection. The name and the document number are empty unless
 * `keepSent` has kept them.
 */
export function sentDraft(sdk: BourseletClient, memberId: number, kyc: Kyc): Draft {
  const { id_type, id_front, id_back } = kyc
  const own = sent.get(sdk)
  const typed = own?.memberId === memberId ? { real_name: own.real_name, id_number: own.id_number } : {}
  const country = countryCodes.find((code) => code === kyc.country) ?? ''
  return { ...emptyDraft, country, id_type, front: id_front, back: id_back, ...typed }
}
