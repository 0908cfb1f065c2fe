import { useSymbol, useText } from '@bourselet/widgets'
import { Available, OptionTicket, PairPicker, PredictionRounds } from '@bourselet/widgets/prediction'
import { CoinIcon, IconButton, icons } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { Bell } from '../../layouts/bell.tsx'
import { pathTo } from '../../shared/routes.ts'
import { pathHere } from '../../shared/twin-routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { PredictionTabs, usePredictionView } from './prediction-tabs.tsx'
import { usePredictionSymbol } from './use-prediction-symbol.ts'
import './option.css'

export default function OptionPage() {
  const { t } = useText('site')
  const { t: shared } = useText('shared')
  const [symbol, setSymbol] = usePredictionSymbol()
  const [view, setView] = usePredictionView()
  const { data: info } = useSymbol(symbol)
  const navigate = useNavigate()
  const signIn = useSignIn()
  const history = view === 'rounds' ? 'records' : 'history2'
  const props = {
    symbol,
    withoutBar: true,
    onSignIn: signIn,
    onHistory: () => void navigate(pathHere(history)),
  }
  return (
    <div className="mb-prediction">
      <h1 className="bl-hidden">{t('title.mboption')}</h1>
      <div className="mb-prediction__top" data-keep-clear>
        <IconButton
          icon={icons.chevronLeft}
          label={shared('back')}
          onClick={() => void navigate(pathTo('mbhome'))}
        />
        <PairPicker symbol={symbol} onSymbolChange={setSymbol}>
          <span className="mb-prediction__pair">
            {info && <CoinIcon coin={info.base} />}
            {info ? `${info.base} / ${info.quote}` : symbol}
          </span>
        </PairPicker>
        <span className="mb-prediction__gap" />
        <Available symbol={symbol} />
        <IconButton icon={icons.clock} label={t(`title.${history}`)} onClick={props.onHistory} />
        <Bell />
      </div>
      <div className="mb-prediction__tabs" data-keep-clear>
        <PredictionTabs view={view} onChange={setView} isShort />
      </div>
      {view === 'rounds' ? <PredictionRounds {...props} /> : <OptionTicket {...props} />}
    </div>
  )
}
