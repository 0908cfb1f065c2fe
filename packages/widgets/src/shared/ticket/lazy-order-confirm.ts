import { lazyPart } from '../ui/lazy-part.tsx'

/** The dialog `OrderConfirm`. Its code is loaded after the form that opens it is shown. */
export const OrderConfirm = lazyPart(() =>
  import('./order-confirm.tsx').then(({ OrderConfirm }) => OrderConfirm),
)
