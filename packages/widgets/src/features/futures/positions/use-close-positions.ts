import { useAction } from '../../../shared/data/use-action.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'

/** Closes all positions at market and tells what came of it, position by position where one failed. */
export function useClosePositions(): { closeAll: () => Promise<void>; busy: boolean } {
  const { page } = useBourselet()
  const { t } = useText('futures')
  const words = useErrorText()
  const { show } = useToast()
  const { run, busy } = useAction(async (sdk, _: null) => {
    try {
      return await sdk.futures.close({ all: true })
    } catch (error) {
      show({ tone: 'error', title: words(error) })
      return null
    } finally {
      void page.queryClient.invalidateQueries({ queryKey: positionsKey })
    }
  })
  return {
    busy,
    async closeAll() {
      const answer = await run(null)
      if (!answer) return
      const count = answer.orders.length
      if (count > 0) show({ tone: 'success', title: t('positions.closed', { count }) })
      for (const { symbol, error } of answer.failed) {
        show({
          tone: 'error',
          title: t('positions.notClosed', { symbol }),
          text: words({ name: error, params: {} }),
        })
      }
    },
  }
}
