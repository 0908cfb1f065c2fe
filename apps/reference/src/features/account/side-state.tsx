import { useMember, useText } from '@bourselet/widgets'
import { securityTasks } from '@bourselet/widgets/account'
import { Chip } from '@bourselet/widgets/ui'
import type { SideRoute } from '../../layouts/menu.ts'

export const route: SideRoute = 'my'

/** Shows in the side menu how many security settings are missing. */
export function State() {
  const { t } = useText('site')
  const { data: member } = useMember()
  const { toDo } = member ? securityTasks(member) : { toDo: 0 }
  return toDo > 0 ? <Chip tone="warn">{t('side.state.toDo', { count: toDo })}</Chip> : null
}
