# A partner's server. Each view of its page gets a session of its own. Needs Python 3.9 and no packages.
import base64, http.client, json, os, urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

API, SITE = os.environ["API"], os.environ["SITE"]
LOGIN = base64.b64encode(f"{os.environ['PARTNER']}:{os.environ['SECRET']}".encode()).decode()

def new_session(widget, scopes):
    body = json.dumps({"widget": widget, "scopes": scopes}).encode()
    headers = {"Authorization": f"Basic {LOGIN}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{API}/embed/sessions", body, headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)["session"]

def page(session):
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">
<script type="module" src="{SITE}/elements/autoload.js" data-api-base="{API}"></script></head>
<body><bourselet-trade-ticket symbol="BTCUSDT" embed-session="{session}"></bourselet-trade-ticket></body></html>"""

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path != "/":
            return self.send_error(404)
        try:
            text = page(new_session("bourselet-trade-ticket", ["view", "trade"]))
        except (OSError, ValueError, KeyError, http.client.HTTPException) as error:
            self.log_error("%s", error)
            return self.send_error(502, "The ticket is not available.")
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(text.encode())

ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Handler).serve_forever()
