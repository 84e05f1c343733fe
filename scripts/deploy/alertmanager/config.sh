#!/bin/sh
# Writes Alertmanager's configuration: alerts that wake somebody are repeated every hour, the others once a day.
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
      - url: '$ALERT_WEBHOOK'
  - name: ticket
    webhook_configs:
      - url: '${TICKET_WEBHOOK:-$ALERT_WEBHOOK}'
YAML
