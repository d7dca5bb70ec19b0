import {
  convertLexicalToHTMLAsync,
  type HTMLConvertersFunctionAsync,
} from '@payloadcms/richtext-lexical/html-async';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import type { WirePicture } from '@/lib/contract/webContent';
import { anyIdOf } from '../idOf';
import { withoutDocuments } from '../queries/documentsInTexts';
import { uploadsIn } from '../queries/filesInTexts';
import { findPictures } from '../queries/media';
import { parsedJson } from '../queries/driver';
import type { CmsLocale } from '../queries/locale';
import { fileInText } from './fileInText';
import { listInText } from './listInText';
import { isDocumentId } from './params';
import { wordsInText } from './wordsInText';

const isRichText = (value: unknown): value is SerializedEditorState =>
  typeof value === 'object' && value !== null && 'root' in value;

type Files = ReadonlyMap<number, WirePicture>;

function drawUpload(value: unknown, files: Files): string {
  const file = files.get(Number(anyIdOf(value)));
  return file ? fileInText(file) : '';
}

/** Words with their formats, lists with their numbers, files with their public path; all else as Payload converts it, without its styles. */
const convertersFor =
  (files: Files): HTMLConvertersFunctionAsync =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    unknown: () => '',
    text: ({ node }) => wordsInText(node),
    list: ({ node, nodesToHTML }) => listInText(node, (nodes) => nodesToHTML({ nodes })),
    upload: ({ node }) => drawUpload('value' in node ? node.value : null, files),
  });

/** The rich text as HTML; '' when there is none. */
export async function toHtml(content: unknown, locale: CmsLocale): Promise<string> {
  const data = withoutDocuments(parsedJson(content));
  if (!isRichText(data)) return '';
  // Read before: Payload leaves out what a converter fails to draw.
  const ids = uploadsIn(data).filter((id) => isDocumentId(String(id)));
  const files = await findPictures(ids, locale);
  return convertLexicalToHTMLAsync({
    converters: convertersFor(files),
    data,
    disableContainer: true,
    disableTextAlign: true,
    disableIndent: true,
  });
}
