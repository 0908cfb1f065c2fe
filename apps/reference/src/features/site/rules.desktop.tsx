import { ContentPage } from './content-page.tsx'

export default function RulesPage() {
  return <ContentPage code="rules" />
}
