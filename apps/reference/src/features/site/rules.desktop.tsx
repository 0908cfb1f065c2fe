import { ContentPage } from '../../layouts/content/content-page.tsx'

export default function RulesPage() {
  return <ContentPage code="rules" />
}
