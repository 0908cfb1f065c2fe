import { createApp } from 'vue'
import App from './app.vue'
import './tags'

createApp(App).mount('#app')
