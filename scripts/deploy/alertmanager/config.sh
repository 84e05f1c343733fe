#!/bin/sh
# Prints Alertmanager's configuration. Alerts that wake someone are repeated every hour, all others once a day.

# Quotes a text for YAML.
quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/''/g")"; }

cat <<YAML
route:
  receiver: ticket
  group_by: [alertname]
  repeat_interval: 24h
  routes:
    - matchers: [severity = page]
      receiver: page
      group_wait: 10s
      repeat_interval: 1h
receivers:
  - name: page
    webhook_configs:
      - url: $(quoted "$ALERT_WEBHOOK")
  - name: ticket
    webhook_configs:
      - url: $(quoted "${TICKET_WEBHOOK:-$ALERT_WEBHOOK}")
YAML
