"""The BERT encoder that the reader, the sentence vectors and the ranker share, with its files."""
import json
import struct

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

device = 'cuda' if torch.cuda.is_available() else 'cpu'
WIDTH, HEADS, INNER, LAYERS = 384, 12, 1536, 6
LINEAR_PARTS = ('query_key_value', 'attention_output', 'feed_forward_in', 'feed_forward_out')
NORM_PARTS = ('attention_norm', 'feed_forward_norm')


def read_safetensors(path):
    raw = open(path, 'rb').read()
    size = struct.unpack('<Q', raw[:8])[0]
    head = json.loads(raw[8 : 8 + size])
    kinds = {'F16': np.float16, 'F32': np.float32, 'I32': np.int32, 'I8': np.int8}
    meta = head.pop('__metadata__', {})
    out = {}
    for name, place in head.items():
        a, b = place['data_offsets']
        array = np.frombuffer(raw[8 + size + a : 8 + size + b], dtype=kinds[place['dtype']]).reshape(place['shape'])
        out[name] = torch.from_numpy(array.astype(np.int64 if place['dtype'] == 'I32' else np.float32))
    return out, meta


def write_safetensors(path, tensors, meta):
    kinds = {'float16': 'F16', 'float32': 'F32', 'int8': 'I8'}
    head, at = {'__metadata__': meta}, 0
    for name, array in tensors.items():
        head[name] = {'dtype': kinds[str(array.dtype)], 'shape': list(array.shape), 'data_offsets': [at, at + array.nbytes]}
        at += array.nbytes
    encoded = json.dumps(head, separators=(',', ':')).encode()
    # Numbers begin at a multiple of eight bytes, so that they can be read in place.
    encoded += b' ' * (-len(encoded) % 8)
    with open(path, 'wb') as file:
        file.write(struct.pack('<Q', len(encoded)) + encoded)
        for array in tensors.values():
            file.write(np.ascontiguousarray(array).tobytes())


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query_key_value = nn.Linear(WIDTH, 3 * WIDTH)
        self.attention_output = nn.Linear(WIDTH, WIDTH)
        self.attention_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.feed_forward_in = nn.Linear(WIDTH, INNER)
        self.feed_forward_out = nn.Linear(INNER, WIDTH)
        self.feed_forward_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = nn.Dropout(0.1)

    def forward(self, hidden, mask):
        batch, length, _ = hidden.shape
        query, key, value = self.query_key_value(hidden).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(query, key, value, attn_mask=mask[:, None, None, :], dropout_p=0.1 if self.training else 0.0)
        mixed = mixed.transpose(1, 2).reshape(batch, length, WIDTH)
        hidden = self.attention_norm(hidden + self.dropout(self.attention_output(mixed)))
        inner = self.feed_forward_out(F.gelu(self.feed_forward_in(hidden)))
        return self.feed_forward_norm(hidden + self.dropout(inner))


class Encoder(nn.Module):
    """Word, position and segment embeddings stay those of the base model; the layers are trained."""

    def __init__(self, base):
        super().__init__()
        rows = base['word_rows']
        self.row_of = torch.zeros(int(rows.max()) + 1, dtype=torch.long, device=device)
        self.row_of[rows.to(device)] = torch.arange(len(rows), device=device)
        frozen = lambda name: nn.Parameter(base[name].clone(), requires_grad=False)
        self.words = frozen('embeddings.word_embeddings.weight')
        self.positions = frozen('embeddings.position_embeddings.weight')
        self.segments = frozen('embeddings.token_type_embeddings.weight')
        self.input_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.input_norm.weight = frozen('embeddings.LayerNorm.weight')
        self.input_norm.bias = frozen('embeddings.LayerNorm.bias')
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        for n, layer in enumerate(self.layers):
            at = f'encoder.layer.{n}.'
            copy = lambda target, source: (target.weight.data.copy_(base[at + source + '.weight']), target.bias.data.copy_(base[at + source + '.bias']))
            layer.query_key_value.weight.data = torch.cat([base[f'{at}attention.self.{p}.weight'] for p in ('query', 'key', 'value')])
            layer.query_key_value.bias.data = torch.cat([base[f'{at}attention.self.{p}.bias'] for p in ('query', 'key', 'value')])
            copy(layer.attention_output, 'attention.output.dense')
            copy(layer.attention_norm, 'attention.output.LayerNorm')
            copy(layer.feed_forward_in, 'intermediate.dense')
            copy(layer.feed_forward_out, 'output.dense')
            copy(layer.feed_forward_norm, 'output.LayerNorm')
        self.dropout = nn.Dropout(0.1)

    def encode(self, ids, first):
        """Token states, and the mean of those of the first text."""
        length = ids.shape[1]
        mask = ids >= 0
        place = torch.arange(length, device=device)
        segment = (place[None] >= first[:, None]).long()
        hidden = self.words[self.row_of[ids.clamp(min=0)]] + self.positions[:length] + self.segments[segment]
        hidden = self.dropout(self.input_norm(hidden))
        for layer in self.layers:
            hidden = layer(hidden, mask)
        inside = (place[None] < first[:, None]).float()[..., None]
        return hidden, (hidden * inside).sum(1) / inside.sum(1)


def pad(texts):
    longest = max(map(len, texts))
    ids = np.full((len(texts), longest), -1)
    for n, text in enumerate(texts):
        ids[n, : len(text)] = text
    return torch.from_numpy(ids).to(device), torch.tensor([len(text) for text in texts], device=device)


def quantize_rows(weight):
    scale = weight.abs().amax(1, keepdim=True) / 127
    scale[scale == 0] = 1
    return torch.round(weight / scale).clamp(-127, 127), scale


@torch.no_grad()
def layers_to_bytes(model):
    """Replaces the weights of the layers by what a byte each can hold, as the product does."""
    for layer in model.layers:
        for name in LINEAR_PARTS:
            part = getattr(layer, name)
            whole, scale = quantize_rows(part.weight.data)
            part.weight.data = whole * scale


@torch.no_grad()
def layer_tensors(model):
    """The layers as the product loads them."""
    tensors = {}
    for n, layer in enumerate(model.layers):
        for name in LINEAR_PARTS:
            part = getattr(layer, name)
            whole, scale = quantize_rows(part.weight.data)
            tensors[f'layers.{n}.{name}.weight'] = whole.cpu().numpy().astype(np.int8)
            tensors[f'layers.{n}.{name}.scale'] = scale.flatten().cpu().numpy().astype(np.float32)
            tensors[f'layers.{n}.{name}.bias'] = part.bias.data.cpu().numpy().astype(np.float32)
        for name in NORM_PARTS:
            tensors[f'layers.{n}.{name}.weight'] = getattr(layer, name).weight.data.cpu().numpy().astype(np.float32)
            tensors[f'layers.{n}.{name}.bias'] = getattr(layer, name).bias.data.cpu().numpy().astype(np.float32)
    return tensors


@torch.no_grad()
def load_layers(model, path):
    """Takes over the layers of exported weights."""
    weights = {name: tensor.to(device) for name, tensor in read_safetensors(path)[0].items()}
    for n, layer in enumerate(model.layers):
        for name in LINEAR_PARTS:
            at, part = f'layers.{n}.{name}', getattr(layer, name)
            part.weight.data.copy_(weights[f'{at}.weight'] * weights[f'{at}.scale'][:, None])
            part.bias.data.copy_(weights[f'{at}.bias'])
        for name in NORM_PARTS:
            getattr(layer, name).weight.data.copy_(weights[f'layers.{n}.{name}.weight'])
            getattr(layer, name).bias.data.copy_(weights[f'layers.{n}.{name}.bias'])
