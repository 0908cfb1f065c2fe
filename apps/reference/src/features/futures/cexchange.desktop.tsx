import { useText } from '@bourselet/widgets'
import { FuturesPanel } from '@bourselet/widgets/panels'
import { KeyboardShortcuts, LayoutButton, useTerminalLayouts } from '@bourselet/widgets/ui'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '../../shared/sign-in-path.ts'
import { useSite } from '../../shared/site-context.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSymbolParam } from '../../shared/use-symbol-param.ts'
import '../../layouts/terminal.css'

export default function ContractPage() {
  const { t } = useText('site')
  const { name } = useSite()
  const [symbol, setSymbol] = useSymbolParam('futures')
  const layouts = useTerminalLayouts('futures')
  const fundPasswordLinks = useFundPasswordLinks()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
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
        onSignIn={() => void navigate(signInPath(pathname + search))}
      />
    </>
  )
}
