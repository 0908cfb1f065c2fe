export { AddressBook, type AddressBookProps } from './address-book/address-book.tsx'
export { BankCards } from './bank-cards/bank-cards.tsx'
export { WithdrawForm, type WithdrawFormProps } from './withdraw-form/withdraw-form.tsx'
export { WithdrawRecords, type WithdrawRecordsProps } from './withdraw-records/withdraw-records.tsx'
