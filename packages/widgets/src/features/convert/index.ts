export { TransferDialog, type TransferDialogProps } from '../../shared/transfer/transfer-dialog.tsx'
export { Convert, type ConvertProps } from './convert/convert.tsx'
export { ConvertRecords, type ConvertRecordsProps } from './convert-records/convert-records.tsx'
export { Transfer, type TransferProps } from './transfer/transfer.tsx'
