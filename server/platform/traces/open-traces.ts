import { Traces } from './traces'

interface TraceOptions {
  /** The address of a collector; spans are posted to `/v1/traces` below it. */
  endpoint: string
  version: string
}

/**
 * Starts to send spans to a collector. The libraries are loaded here, as most fairs have no collector; they also read the
 * standard variables for headers and sampling (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`).
 */
export async function openTraces({ endpoint, version }: TraceOptions): Promise<Traces> {
  const [{ BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'yunzhan', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const close = () => provider.shutdown()
  return new Traces(provider.getTracer('yunzhan', version), new core.W3CTraceContextPropagator(), close)
}
