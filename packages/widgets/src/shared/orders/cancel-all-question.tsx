import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

export type CancelAllQuestionProps = {
  orders: readonly { symbol: string }[]
  busy: boolean
  /** Once for each symbol of the orders. */
  cancelAll: (symbols: string[]) => Promise<unknown>
  words: { cancelAll: string; title: string; keep: string; text: string }
}

/** A button that cancels every order after asking. Nothing while there are none. */
export function CancelAllQuestion({ orders, busy, cancelAll, words }: CancelAllQuestionProps) {
  const [isAsking, setAsking] = useState(false)
  if (orders.length === 0 && !busy) return null
  const confirm = () => {
    setAsking(false)
    void cancelAll([...new Set(orders.map((order) => order.symbol))])
  }
  return (
    <>
      <Button size="small" variant="ghost" busy={busy} onClick={() => setAsking(true)}>
        {words.cancelAll}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="primary" onClick={confirm}>
              {words.cancelAll}
            </Button>
          </>
        }
      >
        {words.text}
      </Dialog>
    </>
  )
}
