import { context, propagation, trace, type AttributeValue } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TracerProvider,
  type Span,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { setTraceHeaders } from './traceHeaders';
import { beginningOf } from './withoutEmails';

const LONGEST = 300;

/** Who has the rest of such an address sets an editor's password (cms/mail/sendLink.ts). */
const LINK = /(\/admin\/reset\/)[^/\s]+/g;

/** An address without its query, which may contain personal data, and without what lets in whoever knows it. */
export const cleaned = (text: string) =>
  beginningOf((text.split('?', 1)[0] ?? '').replace(LINK, '$1…'), LONGEST);

const cleanedValue = (value: AttributeValue | undefined) =>
  typeof value === 'string' ? cleaned(value) : (value ?? '');

/** Next puts whole addresses into spans, and errors with all they say. The log has those, without what is personal. */
const withoutValues: SpanProcessor = {
  onStart: () => undefined,
  onEnding(span: Span) {
    span.updateName(cleaned(span.name));
    for (const [name, value] of Object.entries(span.attributes)) {
      span.setAttribute(name, cleanedValue(value));
    }
    span.events.length = 0;
    if (span.status.message) span.setStatus({ code: span.status.code, message: '' });
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

/**
 * Sends the spans that Next makes of each request to where OTEL_EXPORTER_OTLP_ENDPOINT says (docs/decisions/0036).
 * Loaded only when that is set.
 */
export function startTraces(service: 'one-world-website' | 'one-world-cms') {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [withoutValues, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTraceHeaders(() => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    return headers;
  });
}
