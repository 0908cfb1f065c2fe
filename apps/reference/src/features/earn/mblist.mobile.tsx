import { useText } from '@bourselet/widgets'
import { IconButton, icons } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { PageBar } from '../../layouts/page-bar.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { OwnEarn } from './own-earn.tsx'
import './earn.css'

export default function MblistPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <>
      <PageBar
        title={t('title.mblist')}
        end={
          <IconButton
            icon={icons.clock}
            label={t('title.revenueDetails')}
            onClick={() => void navigate(pathHere('revenueDetails'))}
          />
        }
      />
      <div className="earn-page">
        <OwnEarn />
      </div>
    </>
  )
}
