#!/usr/bin/python3
"""A window of WebKitGTK without toolbars, so that it can be as narrow as a phone. WebKitWebDriver starts it.

It answers each connection to the socket WEBKIT_WINDOW with the links, in JSON, that were opened in another program or
tab since the last one.
"""

import json
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gio, Gtk, WebKit2

# Only this machine can be reached.
NOWHERE = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1", "localhost"])

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.get_website_data_manager().set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, NOWHERE)
window = Gtk.Window()
left = []
kept = []


def open_view(_session):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(first_script())
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    view.connect("create", open_tab)
    view.connect("decide-policy", decide)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def first_script():
    source = os.environ["WEBKIT_FIRST_SCRIPT"]
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    return WebKit2.UserScript.new(source, frames, WebKit2.UserScriptInjectionTime.START, None, None)


def open_tab(view, action):
    """An invisible tab that records its URL."""
    tab = WebKit2.WebView.new_with_related_view(view)
    kept.append(tab)
    left.append(action.get_request().get_uri())
    return tab


def decide(_view, decision, kind):
    if kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        url = decision.get_navigation_action().get_request().get_uri()
        if not url.startswith(("http", "about:")):
            # As in a browser, another program handles it; otherwise a form would leave an empty page.
            left.append(url)
            decision.ignore()
            return True
    return False


def listen():
    service = Gio.SocketService()
    place = Gio.UnixSocketAddress.new(os.environ["WEBKIT_WINDOW"])
    service.add_address(place, Gio.SocketType.STREAM, Gio.SocketProtocol.DEFAULT, None)
    service.connect("incoming", take)
    service.start()
    return service


def take(_service, connection, _source):
    connection.get_output_stream().write_all(json.dumps(left).encode())
    connection.close()
    left.clear()
    return False


def start(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("window")
    application.set_version(1, 0, 0)
    session.set_application_info(application)
    session.connect("create-web-view", open_view)


Gtk.Settings.get_default().set_property("gtk-enable-animations", os.environ["WEBKIT_MOTION"] == "on")
service = listen()
context.connect("automation-started", start)
Gtk.main()
