import type { KycDesk } from './use-kyc-form.ts'

export type StepProps = { desk: KycDesk; onPrivacy: (() => void) | undefined }
