import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'

/**
 * Returns a function that closes all positions at market. A toast shows the number of closed positions. Each
 * position that could not be closed is shown in a toast of its own.
 */
export function useClosePositions(): { closeAll: () => void; busy: boolean } {
  const { page } = useBourselet()
  const { t } = useText('futures')
  const errorText = useErrorText()
  const { show } = useToast()
  const refresh = () => void page.queryClient.invalidateQueries({ queryKey: positionsKey })
  const { submit, back, isBusy } = useIntent({
    send: (sdk, request: { all: true }, { idempotencyKey }) => sdk.futures.close(request, { idempotencyKey }),
    onDone({ orders, failed }) {
      refresh()
      const count = orders.length
      if (count > 0) show({ tone: 'success', title: t('positions.closed', { count }) })
      for (const { symbol, error } of failed) {
        show({
          tone: 'error',
          title: t('positions.notClosed', { symbol }),
          text: errorText({ name: error, params: {} }),
        })
      }
    },
    onFailed(error) {
      refresh()
      show({ tone: 'error', title: errorText(error) })
    },
  })
  return {
    busy: isBusy,
    closeAll() {
      // If the outcome of the last "Close all" is unknown, the positions may have changed. So another press sends a new
      // write with a new idempotency key.
      back()
      submit({ all: true })
    },
  }
}
