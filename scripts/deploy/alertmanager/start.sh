#!/bin/sh
# Starts Alertmanager: alerts that wake somebody are repeated every hour, the others once a day. See ../prometheus/rules.yml.
set -eu
cat >/alertmanager/config.yml <<YAML
route:
  receiver: dealer
  group_by: [alertname]
  repeat_interval: 24h
  routes:
    - matchers: [severity = page]
      receiver: dealer
      group_wait: 10s
      repeat_interval: 1h
receivers:
  - name: dealer
    webhook_configs:
      - url: '$ALERT_WEBHOOK'
YAML
exec alertmanager --config.file=/alertmanager/config.yml --storage.path=/alertmanager --cluster.listen-address=
