import type { Schema } from '@bourselet/sdk'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { CountryCode } from './countries.ts'

/** The entries of the verification form and the URLs of the uploaded photos. */
export type Draft = {
  real_name: string
  country: CountryCode | ''
  id_type: Schema<'IdType'>
  id_number: string
  front: string | null
  back: string | null
}

export const emptyDraft: Draft = {
  real_name: '',
  country: '',
  id_type: 'id_card',
  id_number: '',
  front: null,
  back: null,
}

const KEY = 'bourselet.kyc'

/** A draft and the id of its member. */
type Kept = { member: number; draft: Draft }

function readStored(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept && { ...kept, draft: { ...emptyDraft, ...kept.draft } }
  } catch {
    // If the browser blocks storage, the form starts empty.
    return null
  }
}

/**
 * Reads the member's draft from the storage of this tab, so that a reload of the page loses no input. Drafts
 * of other members are ignored.
 */
export function readDraft(memberId: number): Draft {
  const kept = readStored()
  return kept?.member === memberId ? kept.draft : emptyDraft
}

export function keepDraft(memberId: number, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ member: memberId, draft } satisfies Kept))
  } catch {
    // If the browser blocks storage, the form is empty after a reload.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // If the browser blocks storage, there is no draft to remove.
  }
}

const interrupted = new WeakMap<BourseletClient, Kept>()

/**
 * Keeps the draft of a member whose session has ended, so that the form starts with the draft when the same member
 * signs in again. The draft is kept in the memory of the page and not in the storage of the browser, because another
 * person may use the browser next.
 */
export function interruptDraft(sdk: BourseletClient, memberId: number, draft: Draft): void {
  interrupted.set(sdk, { member: memberId, draft })
}

/**
 * Moves a stored draft to the memory of the page. Called while nobody is signed in, for example after a reload with an
 * expired token.
 */
export function moveStoredDraft(sdk: BourseletClient): void {
  const stored = readStored()
  if (stored) interrupted.set(sdk, stored)
  dropDraft()
}

/** Returns the draft that was kept when the member's last session ended; undefined if there is none. */
export function interruptedDraft(sdk: BourseletClient, memberId: number): Draft | undefined {
  const kept = interrupted.get(sdk)
  return kept?.member === memberId ? kept.draft : undefined
}

export const dropInterrupted = (sdk: BourseletClient) => void interrupted.delete(sdk)

export const isPassport = ({ id_type }: Pick<Draft, 'id_type'>) => id_type === 'passport'

const entries = ['real_name', 'country', 'id_type', 'id_number', 'front', 'back'] as const

/** Returns true if the entries of a draft differ from the initial entries of the form. */
export const isDirty = (draft: Draft, first: Draft = emptyDraft): boolean =>
  entries.some((name) => draft[name] !== first[name])
