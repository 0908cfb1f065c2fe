export { CreditScore, type CreditScoreProps } from './credit-score/credit-score.tsx'
export { KycForm, type KycFormProps } from './kyc-form/kyc-form.tsx'
export { KycStatus, type KycStatusProps } from './kyc-status/kyc-status.tsx'
