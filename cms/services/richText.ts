import {
  convertLexicalToHTMLAsync,
  type HTMLConvertersFunctionAsync,
} from '@payloadcms/richtext-lexical/html-async';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { anyIdOf } from '../idOf';
import { withoutDocuments } from '../queries/documentsInTexts';
import { findPictures } from '../queries/media';
import { parsedJson } from '../queries/driver';
import type { CmsLocale } from '../queries/locale';
import { fileInText } from './fileInText';

const isRichText = (value: unknown): value is SerializedEditorState =>
  typeof value === 'object' && value !== null && 'root' in value;

async function drawUpload(value: unknown, locale: CmsLocale): Promise<string> {
  const id = Number(anyIdOf(value));
  const file = (await findPictures([id], locale)).get(id);
  return file ? fileInText(file) : '';
}

/** Files with their public path; all else as Payload converts it, without its styles. */
const convertersFor =
  (locale: CmsLocale): HTMLConvertersFunctionAsync =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    unknown: () => '',
    upload: ({ node }) => drawUpload('value' in node ? node.value : null, locale),
  });

/** The rich text as HTML; '' when there is none. */
export async function toHtml(content: unknown, locale: CmsLocale): Promise<string> {
  const data = withoutDocuments(parsedJson(content));
  if (!isRichText(data)) return '';
  return convertLexicalToHTMLAsync({
    converters: convertersFor(locale),
    data,
    disableContainer: true,
    disableTextAlign: true,
    disableIndent: true,
  });
}
