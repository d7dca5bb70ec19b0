import { ColoursOfWork as ColoursOfWork_73f10617b45cde06ab59e7fc7daad92c } from '../../../components/colours/ColoursOfWork'
import { ExportLinks as ExportLinks_e206f95a0ba2eb4b210ad33525fb7f82 } from '../../../components/ExportLinks'
import { ImportLink as ImportLink_3023edaba1b8d866303d6ef56e0e4eb2 } from '../../../components/imports/ImportLink'
import { OfSelection as OfSelection_86e9a0b2b1125ac75e40d4730f5d3234 } from '../../../components/certificates/OfSelection'
import { OfWork as OfWork_32b4b3dc0498f9a774c8080738d13751 } from '../../../components/certificates/OfWork'
import { LiveTyping as LiveTyping_d701d01dcfe7f25a66ed744cdd1e612c } from '../../../components/LiveTyping.client'
import { StillUnsaved as StillUnsaved_0504fc3388da071549913a7813136960 } from '../../../components/StillUnsaved.client'
import { Withdrawn as Withdrawn_fc8fe44a2b4c379b2e137230e8f079f5 } from '../../../components/Withdrawn.client'
import { DateInput as DateInput_9ae110ccfdb718fc2ef2358fa5a8b22a } from '../../../components/DateInput.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Invitation as Invitation_f2a2f72e4ac1021ef3b92fce7d9f75e9 } from '../../../components/Invitation'
import { SiteTexts as SiteTexts_5552d54fa759787e668584410e417d07 } from '../../../components/siteTexts/SiteTexts'
import { Icon as Icon_046f426b81a173dda97eaa2afb780a67 } from '../../../components/brand/Icon'
import { Logo as Logo_783c22b53d7b86bb1103bc322eb1604a } from '../../../components/brand/Logo'
import { CheckLink as CheckLink_6bafedcd11af63a9dc2550622c4869ff } from '../../../components/CheckLink'
import { NoPlans as NoPlans_17f9dbafca07d5c77423ae531b5de10f } from '../../../components/NoPlans'
import { Dashboard as Dashboard_7924645a622bedd19f62843d924c0df8 } from '../../../components/dashboard/Dashboard'
import { Unsaved as Unsaved_3a300560e61907af1bbfba55f0f94eeb } from '../../../components/Unsaved.client'
import { Refusals as Refusals_02bc8723c4d33a31cf44b4f6c7db34af } from '../../../components/Refusals.client'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { MakeCertificates as MakeCertificates_64591963a87a50f56a83496690a7ffad } from '../../../components/certificates/MakeCertificates'
import { ImportWorks as ImportWorks_ba772307a0b408d3b7b113121a17c311 } from '../../../components/imports/ImportWorks'
import { NoMail as NoMail_856e2a203ca371c81338571f328e69d1 } from '../../../components/NoMail'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/colours/ColoursOfWork#ColoursOfWork": ColoursOfWork_73f10617b45cde06ab59e7fc7daad92c,
  "/components/ExportLinks#ExportLinks": ExportLinks_e206f95a0ba2eb4b210ad33525fb7f82,
  "/components/imports/ImportLink#ImportLink": ImportLink_3023edaba1b8d866303d6ef56e0e4eb2,
  "/components/certificates/OfSelection#OfSelection": OfSelection_86e9a0b2b1125ac75e40d4730f5d3234,
  "/components/certificates/OfWork#OfWork": OfWork_32b4b3dc0498f9a774c8080738d13751,
  "/components/LiveTyping.client#LiveTyping": LiveTyping_d701d01dcfe7f25a66ed744cdd1e612c,
  "/components/StillUnsaved.client#StillUnsaved": StillUnsaved_0504fc3388da071549913a7813136960,
  "/components/Withdrawn.client#Withdrawn": Withdrawn_fc8fe44a2b4c379b2e137230e8f079f5,
  "/components/DateInput.client#DateInput": DateInput_9ae110ccfdb718fc2ef2358fa5a8b22a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/Invitation#Invitation": Invitation_f2a2f72e4ac1021ef3b92fce7d9f75e9,
  "/components/siteTexts/SiteTexts#SiteTexts": SiteTexts_5552d54fa759787e668584410e417d07,
  "/components/brand/Icon#Icon": Icon_046f426b81a173dda97eaa2afb780a67,
  "/components/brand/Logo#Logo": Logo_783c22b53d7b86bb1103bc322eb1604a,
  "/components/CheckLink#CheckLink": CheckLink_6bafedcd11af63a9dc2550622c4869ff,
  "/components/NoPlans#NoPlans": NoPlans_17f9dbafca07d5c77423ae531b5de10f,
  "/components/dashboard/Dashboard#Dashboard": Dashboard_7924645a622bedd19f62843d924c0df8,
  "/components/Unsaved.client#Unsaved": Unsaved_3a300560e61907af1bbfba55f0f94eeb,
  "/components/Refusals.client#Refusals": Refusals_02bc8723c4d33a31cf44b4f6c7db34af,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/certificates/MakeCertificates#MakeCertificates": MakeCertificates_64591963a87a50f56a83496690a7ffad,
  "/components/imports/ImportWorks#ImportWorks": ImportWorks_ba772307a0b408d3b7b113121a17c311,
  "/components/NoMail#NoMail": NoMail_856e2a203ca371c81338571f328e69d1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
