export type { AddressType } from './address-type.ts'
export { type AddressCheck, checkAddress } from './check-address.ts'
export { type Payment, paymentUri } from './payment-uri.ts'
export { writeAddress } from './write-address.ts'
