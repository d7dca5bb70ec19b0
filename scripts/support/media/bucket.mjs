import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { failure } from '../failure.mjs';

/** A reason that no further file would change. */
const FINAL =
  /^(?:AccessDenied|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|NoSuchBucket|NotImplemented|CredentialsProviderError)$/;

/** The SDK would write on the terminal what is told here. */
const say = () => undefined;
const QUIET = { trace: say, debug: say, info: say, warn: say, error: say };

/** To a question that is answered without words. */
const WHY = { 403: 'refuses this key', 404: 'does not exist' };

const reasonOf = ({ name, code, message, $metadata }) => {
  const status = $metadata?.httpStatusCode;
  return [code ?? name, status, code || message === 'UnknownError' ? '' : message]
    .filter(Boolean)
    .join(' ');
};

/** The signature then covers the content: a storage refuses what arrives otherwise. The SDK signs no stream's content itself. */
const signedWith = (sum) => (next) => (args) => {
  args.request.headers['x-amz-content-sha256'] = sum;
  return next(args);
};

/** Uploads in a bucket. */
export function bucketStore({ name: Bucket, config }) {
  const client = new S3Client({ ...config, logger: QUIET });
  const send = (command, options) =>
    client.send(command, options).catch((error) => {
      const told = `The bucket ${Bucket} failed: ${reasonOf(error)}`;
      throw FINAL.test(error.name) ? failure(`${told}.`) : new Error(told, { cause: error });
    });
  return {
    called: `the bucket ${Bucket}`,

    async prepare() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        const why = WHY[error.$metadata?.httpStatusCode] ?? `does not answer: ${reasonOf(error)}`;
        throw failure(`The bucket ${Bucket} ${why}. See S3_… in .env.example.`);
      }
    },

    /** Null when there is no such file. Its hash is known if this program or the CMS put it there. */
    async look({ key: Key }) {
      try {
        const { ContentLength, Metadata } = await client.send(
          new HeadObjectCommand({ Bucket, Key }),
        );
        return { bytes: ContentLength, sum: Metadata?.sha256 ?? null };
      } catch (error) {
        if (error.name === 'NotFound' || error.name === 'NoSuchKey') return null;
        throw new Error(`The bucket ${Bucket} failed: ${reasonOf(error)}`, { cause: error });
      }
    },

    read: async ({ key: Key }) => (await send(new GetObjectCommand({ Bucket, Key }))).Body,

    async write({ key: Key, type }, from, { bytes, sum }) {
      const file = {
        Body: from,
        ContentLength: bytes,
        ContentType: type,
        Metadata: { sha256: sum },
      };
      const command = new PutObjectCommand({ Bucket, Key, ...file });
      command.middlewareStack.add(signedWith(sum), { step: 'build', name: 'signedWith' });
      // A film takes as long as it takes; only silence ends it.
      await send(command, { requestTimeout: 0 });
    },
  };
}
