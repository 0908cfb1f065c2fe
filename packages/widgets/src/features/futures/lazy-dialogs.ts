import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx'

const isShown = ({ position }: { position: unknown }) => position !== null
const isOpen = ({ open }: { open: boolean }) => open

export const CloseDialog = lazyDialog(
  () => import('./close-dialog/close-dialog.tsx').then(({ CloseDialog }) => CloseDialog),
  isShown,
)
export const TpslDialog = lazyDialog(
  () => import('./tpsl-dialog/tpsl-dialog.tsx').then(({ TpslDialog }) => TpslDialog),
  isShown,
)
export const ReverseDialog = lazyDialog(
  () => import('./reverse-dialog/reverse-dialog.tsx').then(({ ReverseDialog }) => ReverseDialog),
  isShown,
)
export const SharePosition = lazyDialog(
  () => import('./share-position/share-position.tsx').then(({ SharePosition }) => SharePosition),
  isShown,
)
export const ShareClosed = lazyDialog(
  () => import('./share-position/share-closed.tsx').then(({ ShareClosed }) => ShareClosed),
  ({ closed }) => closed !== null,
)
export const LeverageForm = lazyDialog(
  () => import('./leverage-dialog/leverage-form.tsx').then(({ LeverageForm }) => LeverageForm),
  isOpen,
)
export const MarginModeForm = lazyDialog(
  () => import('./margin-mode-dialog/margin-mode-form.tsx').then(({ MarginModeForm }) => MarginModeForm),
  isOpen,
)
export const Calculator = lazyDialog(
  () => import('./calculator/calculator.tsx').then(({ Calculator }) => Calculator),
  isOpen,
)
