import { RefusedError, type Request } from '@bourselet/sdk'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { type PhotoHandle, usePhoto } from '../../../shared/photo/use-photo.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { KYC_KEY } from '../use-kyc.ts'
import { cleanName } from './check-details.ts'
import {
  type Draft,
  dropDraft,
  dropInterrupted,
  interruptDraft,
  interruptedDraft,
  isDirty,
  isPassport,
  keepDraft,
  readDraft,
} from './draft.ts'
import { keepSent } from './sent-draft.ts'

export const steps = ['person', 'document', 'photos', 'check'] as const
export type Step = (typeof steps)[number]

/**
 * The step that contains each field. If the server refuses a field, the form returns to the step of that
 * field.
 */
const placeOf: Record<string, Step | undefined> = {
  real_name: 'person',
  country: 'person',
  id_type: 'document',
  id_number: 'document',
  id_front: 'photos',
  id_back: 'photos',
}

export type KycFormState = {
  step: Step
  go: (step: Step) => void
  draft: Draft
  set: (changes: Partial<Draft>) => void
  front: PhotoHandle
  back: PhotoHandle
  /** Uploads the photos that are not on the server yet, and then opens the last step. */
  sendPhotos: () => Promise<void>
  submit: () => void
  busy: boolean
  /** The error of the last submission, shown at the top of the step to which the form returned. */
  problem: unknown
}

type KycFormOptions = {
  memberId: number
  /** The entries of an earlier submission, or an empty draft. */
  initial: Draft
  onSubmitted: () => void
  onDirtyChange: ((dirty: boolean) => void) | undefined
}

/**
 * Returns the state that all steps of the form share. The state is kept when the step changes and when the server
 * refuses the form. After a reload of the page, and after the member's session has ended and the member has signed in
 * again, the entries and the uploaded photos are restored.
 */
export function useKycForm({ memberId, initial, onSubmitted, onDirtyChange }: KycFormOptions): KycFormState {
  const { sdk } = useBourselet()
  const [before] = useState(initial)
  const [first] = useState(() => {
    const stored = interruptedDraft(sdk, memberId) ?? readDraft(memberId)
    return isDirty(stored) ? stored : before
  })
  const [draft, setDraft] = useState(first)
  const latest = useRef(first)
  const [step, setStep] = useState<Step>('person')
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const running = useRef(false)
  const front = usePhoto({ scene: 'kyc', first: first.front })
  const back = usePhoto({ scene: 'kyc', first: first.back })
  const dirty =
    isDirty({ ...draft, front: front.url, back: back.url }, before) ||
    front.photo !== null ||
    back.photo !== null
  const submission = useIntent({
    identity: ({ id_front }: Request<'kyc.submit'>) => `kyc.submit ${memberId} ${id_front}`,
    send: (sdk, request, { idempotencyKey }) => sdk.kyc.submit(request, { idempotencyKey }),
    invalidates: [KYC_KEY],
    onDone() {
      dropDraft()
      keepSent(sdk, { memberId, ...latest.current })
      onSubmitted()
    },
    onFailed(error) {
      setProblem(error)
      const field = fieldOf(error)
      if (field === 'id_front') front.refuse(error)
      if (field === 'id_back') back.refuse(error)
      setStep((field && placeOf[field]) || 'check')
    },
  })
  const busy = isUploading || submission.isBusy
  useDraft(memberId, { ...draft, front: front.url, back: back.url }, dirty)
  useLeaveWarning(dirty && !busy, onDirtyChange, dirty)

  const go = (next: Step) => {
    setProblem(null)
    setStep(next)
  }
  const once = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setUploading(true)
    setProblem(null)
    try {
      await work()
    } finally {
      running.current = false
      setUploading(false)
    }
  }
  const places: readonly PhotoHandle[] = isPassport(draft) ? [front] : [front, back]
  return {
    step,
    go,
    draft,
    set(changes) {
      latest.current = { ...latest.current, ...changes }
      setDraft(latest.current)
      // The draft is stored before React renders the change, because the page may be reloaded directly after
      // an entry.
      if (isDirty(latest.current, before))
        keepDraft(memberId, { ...latest.current, front: front.url, back: back.url })
    },
    front,
    back,
    sendPhotos: () =>
      once(async () => {
        const there = await Promise.all(places.map((place) => place.demand()))
        if (!there.every(Boolean)) return
        const sent = await Promise.all(places.map((place) => place.upload()))
        // If the member has gone back to another step during the upload, the form stays at that step.
        if (sent.every(Boolean)) setStep((now) => (now === 'photos' ? 'check' : now))
      }),
    submit() {
      const { real_name, country, id_type, id_number } = draft
      if (country === '') return setStep('person')
      // `back` lets the member submit again even if the outcome of the last submission is unknown. This cannot create
      // two submissions: the idempotency key belongs to the front photo, so a corrected form with the same photo has
      // the same key, and the server accepts at most one of them.
      submission.back()
      setProblem(null)
      submission.submit({
        real_name: cleanName(real_name),
        country,
        id_type,
        id_number,
        id_front: front.url ?? '',
        ...(isPassport(draft) ? {} : { id_back: back.url ?? '' }),
      })
    },
    busy,
    problem,
  }
}

const fieldOf = (error: unknown): string | undefined =>
  error instanceof RefusedError ? (error.field ?? Object.keys(error.fields ?? {})[0]) : undefined

/**
 * Stores the draft in the session storage while the member edits it, and deletes it when the form is closed. If the form
 * is closed because the session has ended, the draft is kept in memory.
 */
function useDraft(memberId: number, draft: Draft, dirty: boolean) {
  const { sdk, page } = useBourselet()
  const text = JSON.stringify(draft)
  useLayoutEffect(() => {
    const edited = JSON.parse(text) as Draft
    dropInterrupted(sdk)
    if (dirty) keepDraft(memberId, edited)
    else dropDraft()
    return () => {
      dropDraft()
      if (dirty && !page.session.getState().signedIn) interruptDraft(sdk, memberId, edited)
    }
  }, [sdk, page, memberId, text, dirty])
}
