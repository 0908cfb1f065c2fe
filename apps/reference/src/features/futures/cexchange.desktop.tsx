import { useText } from '@bourselet/widgets'
import { FuturesPanel } from '@bourselet/widgets/panels'
import { KeyboardShortcuts, LayoutButton, useTerminalLayouts } from '@bourselet/widgets/ui'
import { useSite } from '../../shared/site-context.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { useSymbolParam } from '../../shared/use-symbol-param.ts'
import '../../layouts/terminal.css'

export default function ContractPage() {
  const { t } = useText('site')
  const { name } = useSite()
  const [symbol, setSymbol] = useSymbolParam('futures')
  const layouts = useTerminalLayouts('futures')
  const fundPasswordLinks = useFundPasswordLinks()
  const signIn = useSignIn()
  return (
    <>
      <h1 className="bl-hidden">{t('title.cexchange')}</h1>
      <FuturesPanel
        symbol={symbol}
        productName={name}
        layouts={layouts}
        tools={
          <>
            <LayoutButton layouts={layouts} />
            <KeyboardShortcuts />
          </>
        }
        onSymbolChange={setSymbol}
        {...fundPasswordLinks}
        onSignIn={signIn}
      />
    </>
  )
}
