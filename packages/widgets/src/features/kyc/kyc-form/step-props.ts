import type { KycFormState } from './use-kyc-form.ts'

export type StepProps = { kycForm: KycFormState; onPrivacy: (() => void) | undefined }
