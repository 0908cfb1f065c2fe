#!/usr/bin/gjs
// A window of WebKitGTK that WebKitWebDriver controls. WebKit writes its console to the standard output, except in a
// private window, and the window of its MiniBrowser is private under a driver.
imports.gi.versions.Gtk = '3.0'
imports.gi.versions.WebKit2 = '4.1'
const { Gtk, WebKit2 } = imports.gi

Gtk.init(null)
const context = new WebKit2.WebContext({})
context.set_automation_allowed(true)
context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo()
  info.set_name('webkit-window')
  session.set_application_info(info)
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({
      web_context: context,
      is_controlled_by_automation: true,
      settings: new WebKit2.Settings({ enable_write_console_messages_to_stdout: true }),
    })
    const window = new Gtk.Window({ default_width: 1440, default_height: 1000 })
    window.add(view)
    window.show_all()
    view.connect('close', () => Gtk.main_quit())
    return view
  })
})
Gtk.main()
