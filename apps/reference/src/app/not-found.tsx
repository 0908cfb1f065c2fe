import { useText } from '@bourselet/widgets'
import { Button, Empty, icons } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'

/** The page for an address that matches no route. */
export function NotFound() {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <section className="site-notice">
      <h1>{t('notFound.title')}</h1>
      <Empty
        icon={icons.search}
        title={t('notFound.text')}
        action={
          <Button variant="primary" onClick={() => void navigate('/')}>
            {t('menu.home')}
          </Button>
        }
      />
    </section>
  )
}
