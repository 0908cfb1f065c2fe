import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app'
import './tags'

await bootstrapApplication(App)
