import { useText } from '@bourselet/widgets'
import { MyOptions, OptionTicket, PredictionRounds, RoundHistory } from '@bourselet/widgets/prediction'
import { Panel } from '@bourselet/widgets/ui'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { PredictionTabs, usePredictionView } from './prediction-tabs.tsx'
import { usePredictionSymbol } from './use-prediction-symbol.ts'
import './option.css'

export default function OptionPage() {
  const { t } = useText('site')
  const [symbol, setSymbol] = usePredictionSymbol()
  const [view, setView] = usePredictionView()
  const signIn = useSignIn()
  const shared = {
    symbol,
    onSymbolChange: setSymbol,
    onSignIn: signIn,
    tabs: <PredictionTabs view={view} onChange={setView} />,
  }
  return (
    <div className="prediction-page">
      <h1 className="bl-hidden">{t('title.option')}</h1>
      {view === 'rounds' ? <PredictionRounds {...shared} /> : <OptionTicket {...shared} />}
      <Panel className="prediction-page__orders">
        {view === 'rounds' ? (
          <RoundHistory key={symbol} symbol={symbol} onSignIn={signIn} />
        ) : (
          <MyOptions key={symbol} symbol={symbol} onSignIn={signIn} />
        )}
      </Panel>
    </div>
  )
}
