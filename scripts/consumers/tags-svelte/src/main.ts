import { mount } from 'svelte'
import App from './app.svelte'
import './tags'

mount(App, { target: document.getElementById('app')! })
